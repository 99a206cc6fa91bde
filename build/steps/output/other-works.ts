export type OtherWork = { readonly name: string; readonly licence: string; readonly text: string }

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
    name: 'ZXing-C++, within zxing-wasm',
    licence: 'Apache-2.0',
    text: 'By the ZXing authors and Axel Waggershauser. The text of the Apache License 2.0 stands with other packages above.',
  },
  {
    name: 'EFF large wordlist, in the password generator',
    licence: 'CC-BY-3.0-US',
    text: 'By Joseph Bonneau, Electronic Frontier Foundation, 2016. Unchanged but for the dice numbers, which are left out.',
  },
]
