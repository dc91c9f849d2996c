// Times, durations and sizes in the page's language.

import { language, text } from "/page/language.js";

const formats = new Map();

function format(name, options) {
  const key = `${language()} ${name}`;
  if (!formats.has(key)) {
    formats.set(key, new Intl.DateTimeFormat(language(), { hourCycle: "h23", ...options }));
  }
  return formats.get(key);
}

/** Returns the hour and minute of a time in milliseconds. */
export function minuteOf(time) {
  return format("minute", { hour: "2-digit", minute: "2-digit" }).format(time);
}

/** Returns the time of day to the millisecond, in which callbacks differ. */
export function instantOf(time) {
  const options = { hour: "2-digit", minute: "2-digit", second: "2-digit", fractionalSecondDigits: 3 };
  return format("instant", options).format(time);
}

/** Returns the day and the time of day. */
export function dayOf(time) {
  const options = { month: "short", day: "numeric", hour: "2-digit", minute: "2-digit", second: "2-digit" };
  return format("day", options).format(time);
}

/** Returns a duration in milliseconds in days, hours and minutes. */
export function durationOf(milliseconds) {
  const minutes = Math.round(milliseconds / 60000);
  const parts = [];
  if (minutes >= 1440) parts.push(text("clock.days", { count: Math.floor(minutes / 1440) }));
  if (minutes % 1440 >= 60) parts.push(text("clock.hours", { count: Math.floor((minutes % 1440) / 60) }));
  if (minutes % 60 > 0 || parts.length === 0) parts.push(text("clock.minutes", { count: minutes % 60 }));
  return parts.join(" ");
}

/** Returns a size in bytes, in kilobytes or megabytes from a thousand on. */
export function sizeOf(bytes) {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1000000) return `${(bytes / 1000).toFixed(1)} kB`;
  return `${(bytes / 1000000).toFixed(1)} MB`;
}
