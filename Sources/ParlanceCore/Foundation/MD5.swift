#if !canImport(CryptoKit)
  /// MD5 as RFC 1321 has it: the vendors' fields show it. Nothing here relies on it.
  package typealias MD5 = BlockDigest<MD5Function>
#endif

package struct MD5Function: BlockFunction {
  package static let isBigEndian = false
  private var a: UInt32 = 0x6745_2301
  private var b: UInt32 = 0xefcd_ab89
  private var c: UInt32 = 0x98ba_dcfe
  private var d: UInt32 = 0x1032_5476

  package init() {}

  package init(words: [UInt32]) { (a, b, c, d) = (words[0], words[1], words[2], words[3]) }

  package var words: [UInt32] { [a, b, c, d] }

  /// The sines' first 32 bits, from the definition: floor(2^32 * abs(sin(i + 1))).
  private static let sines: [UInt32] = [
    0xd76a_a478, 0xe8c7_b756, 0x2420_70db, 0xc1bd_ceee, 0xf57c_0faf, 0x4787_c62a, 0xa830_4613, 0xfd46_9501,
    0x6980_98d8, 0x8b44_f7af, 0xffff_5bb1, 0x895c_d7be, 0x6b90_1122, 0xfd98_7193, 0xa679_438e, 0x49b4_0821,
    0xf61e_2562, 0xc040_b340, 0x265e_5a51, 0xe9b6_c7aa, 0xd62f_105d, 0x0244_1453, 0xd8a1_e681, 0xe7d3_fbc8,
    0x21e1_cde6, 0xc337_07d6, 0xf4d5_0d87, 0x455a_14ed, 0xa9e3_e905, 0xfcef_a3f8, 0x676f_02d9, 0x8d2a_4c8a,
    0xfffa_3942, 0x8771_f681, 0x6d9d_6122, 0xfde5_380c, 0xa4be_ea44, 0x4bde_cfa9, 0xf6bb_4b60, 0xbebf_bc70,
    0x289b_7ec6, 0xeaa1_27fa, 0xd4ef_3085, 0x0488_1d05, 0xd9d4_d039, 0xe6db_99e5, 0x1fa2_7cf8, 0xc4ac_5665,
    0xf429_2244, 0x432a_ff97, 0xab94_23a7, 0xfc93_a039, 0x655b_59c3, 0x8f0c_cc92, 0xffef_f47d, 0x8584_5dd1,
    0x6fa8_7e4f, 0xfe2c_e6e0, 0xa301_4314, 0x4e08_11a1, 0xf753_7e82, 0xbd3a_f235, 0x2ad7_d2bb, 0xeb86_d391,
  ]
  private static let shifts: [UInt32] = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]

  package mutating func process(_ block: UnsafePointer<UInt8>) {
    var (a, b, c, d) = (self.a, self.b, self.c, self.d)
    Self.sines.withUnsafeBufferPointer { sines in
      Self.shifts.withUnsafeBufferPointer { shifts in
        // Plain loops over pointers: this is many times faster where nothing is optimized.
        var index = 0
        while index < 64 {
          let mix: UInt32
          let source: Int
          switch index >> 4 {
          case 0:
            mix = (b & c) | (~b & d)
            source = index
          case 1:
            mix = (d & b) | (~d & c)
            source = (5 &* index &+ 1) & 15
          case 2:
            mix = b ^ c ^ d
            source = (3 &* index &+ 5) & 15
          default:
            mix = c ^ (b | ~d)
            source = (7 &* index) & 15
          }
          let bytes = block + source &* 4
          let word =
            UInt32(truncatingIfNeeded: bytes[0]) | UInt32(truncatingIfNeeded: bytes[1]) &<< 8
            | UInt32(truncatingIfNeeded: bytes[2]) &<< 16 | UInt32(truncatingIfNeeded: bytes[3]) &<< 24
          let sum = a &+ mix &+ sines[index] &+ word
          let shift = shifts[(index >> 4) &* 4 &+ (index & 3)]
          a = d
          d = c
          c = b
          b = b &+ (sum &<< shift | sum &>> (32 &- shift))
          index &+= 1
        }
      }
    }
    self.a = self.a &+ a
    self.b = self.b &+ b
    self.c = self.c &+ c
    self.d = self.d &+ d
  }
}
