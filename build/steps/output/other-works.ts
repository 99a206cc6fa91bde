export type OtherWork = {
  readonly name: string
  readonly licence: string
  readonly text: string
  /** Files with the licence in full, where no package has them. */
  readonly files?: readonly string[]
  /** The file of the site that it is, alone and replaceable, where its licence asks for that. */
  readonly separateFile?: RegExp
}

const vendored = 'vendor/jpegli/licences'

/** Works in the site that no package declares: compiled into a codec, or included in a tool. */
export const otherWorks: readonly OtherWork[] = [
  {
    name: 'MozJPEG, within @jsquash/jpeg',
    licence: 'IJG AND BSD-3-Clause AND Zlib',
    text: 'This software is based in part on the work of the Independent JPEG Group. The full text stands with @jsquash/jpeg above.',
  },
  {
    name: 'OxiPNG, within @jsquash/oxipng',
    licence: 'MIT',
    text: 'By Joshua Holmer. The full text stands with @jsquash/oxipng above.',
  },
  {
    name: 'libaom 3.7.0, within @jsquash/avif',
    licence: 'BSD-2-Clause AND BSD-3-Clause AND MIT',
    text: 'By the Alliance for Open Media and others. With a patent licence.',
    files: ['vendor/libaom/licences/LICENSE', 'vendor/libaom/licences/PATENTS'],
  },
  {
    name: 'libavif 1.0.1, within @jsquash/avif',
    licence: 'BSD-2-Clause',
    text: 'By Joe Drago and others.',
    files: ['vendor/libavif/licences/LICENSE'],
  },
  {
    name: 'libwebp, within @jsquash/webp, and its sharpyuv within @jsquash/avif',
    licence: 'BSD-3-Clause',
    text: 'By Google Inc. With an additional grant of patent rights.',
    files: ['vendor/libwebp/licences/COPYING', 'vendor/libwebp/licences/PATENTS'],
  },
  {
    name: 'ZXing-C++, within zxing-wasm',
    licence: 'Apache-2.0',
    text: 'By the ZXing authors and Axel Waggershauser. The text of the Apache License 2.0 stands with other packages above.',
  },
  {
    name: 'jpegli',
    licence: 'BSD-3-Clause',
    text: 'By the JPEG XL Project Authors. With an additional grant of patent rights.',
    files: [`${vendored}/jpegli/LICENSE`, `${vendored}/jpegli/PATENTS`],
  },
  {
    name: 'Highway, within jpegli and libjxl',
    licence: 'Apache-2.0 OR BSD-3-Clause',
    text: 'By Google LLC and others.',
    files: [`${vendored}/highway/LICENSE`],
  },
  {
    name: 'libjpeg-turbo, of which jpegli includes two headers',
    licence: 'IJG AND BSD-3-Clause',
    text: 'This software is based in part on the work of the Independent JPEG Group.',
    files: [`${vendored}/libjpeg-turbo/LICENSE.md`, `${vendored}/libjpeg-turbo/README.ijg`],
  },
  {
    name: 'SSIMULACRA 2, with jpegli',
    licence: 'BSD-3-Clause',
    text: 'By the JPEG XL Project Authors and Cloudinary; parts of it, rewritten.',
    files: [`${vendored}/ssimulacra2/LICENSE`],
  },
  {
    name: 'Parts of the C library of Emscripten (musl), within jpegli, libjxl, libde265, ZXing-C++ and the codecs of @jsquash',
    licence: 'MIT',
    text: 'By the Emscripten Authors, Rich Felker and others.',
    files: [`${vendored}/emscripten/LICENSE`, `${vendored}/musl/COPYRIGHT`],
  },
  {
    name: 'libc++, libc++abi and compiler-rt of LLVM, within the same',
    licence: 'Apache-2.0 WITH LLVM-exception',
    text: 'By the LLVM Project.',
    files: ['vendor/llvm/licences/LICENSE.TXT'],
  },
  {
    name: 'The standard library of Rust, within @jsquash/oxipng',
    licence: 'MIT OR Apache-2.0',
    text: 'By the Rust Project Developers. The text of the Apache License 2.0 stands with other packages above.',
  },
  {
    name: 'libjxl 0.12.0',
    licence: 'BSD-3-Clause',
    text: 'By the JPEG XL Project Authors: its decoder. With an additional grant of patent rights.',
    files: ['vendor/libjxl/licences/libjxl/LICENSE', 'vendor/libjxl/licences/libjxl/PATENTS'],
  },
  {
    name: 'libde265 1.1.1, a file of its own',
    licence: 'LGPL-3.0-or-later',
    text: 'By Dirk Farin and struktur AG. The library is unchanged and stands alone in assets/on-demand/libde265-*.wasm, which may be replaced by another build of it. Source: https://github.com/strukturag/libde265, commit 4dd701fffac01632ffd5cabc5ef10deb56accba1; the script and the interface that it is built with are in vendor/libde265 of this site’s repository.',
    files: ['vendor/libde265/COPYING'],
    separateFile: /^assets\/on-demand\/libde265-[\w-]+\.wasm$/,
  },
  {
    name: 'EFF large wordlist, in the password generator',
    licence: 'CC-BY-3.0-US',
    text: 'By Joseph Bonneau, Electronic Frontier Foundation, 2016. Unchanged but for the dice numbers, which are left out.',
  },
]
