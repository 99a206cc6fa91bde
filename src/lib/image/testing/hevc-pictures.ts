import { type HevcConfiguration, parseHevcConfiguration } from '../isobmff/hevc-configuration.ts'

/**
 * Pictures that libheif 1.15.1 and FFmpeg 5.1.9 encoded with x265 from a gradient, with what FFmpeg's own decoder makes of
 * them: SHA-256 of all rows of all planes. `rgb` is the SHA-256 of what libheif makes of the upper left 42 by 22 pixels.
 */
export const hevcPictures = {
  chroma420: picture(
    'AQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQAqQgEBA3AAAAMAkAAAAwAAAwAeoCCBBZbqrprm4EBAwIAAAAMAgAAAAwCEIgABAAZEAcFzwYk=',
    'AAAAwCgBr1IedOIw5vqdo09bqWlribwt4chW+bmADTZ3TLDAQxaaxXbf3REzV65EkpY/ZjwZJpQnBMCcp4DGhdplinVmTAR+uQp5ID3wdoHkkhoisb/bfiyy+LAb7w007AZhaOrkU8EYPIUPKtLg/hgojdCefWtaLO4VVTUmn50mVEbOBTt5wEDCyQm+psb3OhNsT+e2MR7aGaIRISinj9IvDVV7J/5zk72r1a6wRXcvW2XPoyBgtD77bLSorYvTdRBMLw==',
    '913bcab5bd3e24619c78eeaaab32873b11b40521f714edd33f94d866a392bdc0',
    '5d91e3bde7e2f81bbadef6d1133a21d3cbdae9e5c72627e3a065886c2aa2498f',
  ),
  chroma422: picture(
    'AQQIAAAAAAAAAAAAHvAA/P74+AAADwMgAAEAF0ABDAH//wQIAAADAJ04AAADAAAeugJAIQABAClCAQEECAAAAwCdOAAAAwAAHrAggQWW6q6a5uBAQMCAAAADAIAAAAMAhCIAAQAGRAHBc8GJ',
    'AAAA5igBr1IfHYHw5vsHPNYMVWjNUSVW58QSznGgcJvNe3D3Qjeq0HD3smDbL2MJ+A3F2+b13nTinLShz61raFbDhQYZAHKhvXW/mD6Jc8Ypux0A3vH04PUXWgBvP4z8ozCJVTPHSC5VcZ4VooGHYrVgBV63rLIT/WftiOYUkSSwpKoBfz6t0TymF+3Zu/bqBg7CKcilSm84tGGZfx+qzuJvoZzeigwqZKNxEHNi2Exx0nhCahhHGG/QcXhArfaWohG3R1H25CuksAJg8eGwt+dQfPlfyur1QKiXNRSroYFpw0bpAV0iZb0/',
    '751a190b70b737595fbfad9fd71743f510dc4650e2660f8c92ad573281f03713',
    'ef0bda9045486060bdeb5bb09ae59684d4ad8399d3a1d057122004857c6a369e',
  ),
  chroma444: picture(
    'AQQIAAAAAAAAAAAAHvAA/P/4+AAADwMgAAEAF0ABDAH//wQIAAADAJ44AAADAAAeugJAIQABACpCAQEECAAAAwCeOAAAAwAAHpAEECCy3VXTXNwICBgQAAADABAAAAMAEIAiAAEACEQBwXMYMBiQ',
    'AAAAuCgBr1IeXNHQ5vvDbCWm5Il+MCJdQOl2VHJ+j11LYYB1qFaJbDJiEOIHBaa/VUiQTYzEdkkT/k2sjX2QR4H15e+ukYYmODvH9Eiq8nMgf9Ax/yeJKK34Y+IASGlvmOhEhkZAp9l7r0WnvDU7Y1tyJ8W2L+IQOfA9UoQg95iuybXGrapzgBU0Hs6OGkQPoQ7sZJfBnkWHkqU36KEpbzwMSzv66Mpgtq6jxScd8t3ddmWrwabEZPXC3/A=',
    '96800e78ef364b266ac53aff9f2739813ad44320bda78450e8d78e1e7051edd3',
    '44a7ed308f8b8156e8b00f5ad07221dd8a135f58b58acfaa02e71fe61ed55927',
  ),
  grey: picture(
    'AQQIAAAAAAAAAAAAHvAA/Pz4+AAADwMgAAEAF0ABDAH//wQIAAADAJ/4AAADAAAeugJAIQABACZCAQEECAAAAwCf+AAAAwAAHsCCBBZbqrprmwIAAAMAAgAAAwACECIAAQAGRAHBc8GJ',
    'AAAAjCgBrqQ3Ohe0OzYeLZca114dFehnRusF1soLntvo6jEWZjJUO6rrpAaaoDLNzZkKqEv8tC+eA7ql+Hneb0shtg9QvIR94Fg6An0qrdj5QKtna9EedbyWviYbM6r+6l9LlabjpkgkKqPsryheRGGmu2SSQBk3Dzi6h+UmNw5BALoCcFCxQC03uWNiFGuA',
    '83e406b4a8bad073f6cae3b67aa521d94367a95c6b669f3f24333f31ccf164fe',
    '9475eaf6b75f326e588a779d3636dbbd78878385dbb9d59b945beb1a44f5e1fa',
  ),
  tenBits: picture(
    'AQQIAAAAAAAAAAAAHvAA/P36+gAADwMgAAEAF0ABDAH//wQIAAADAJ24AAADAAAeugJAIQABACpCAQEECAAAAwCduAAAAwAAHqAggQTZbqrprm4EBAwIAAADAAgAAAMACEAiAAEABkQBwXPBiQ==',
    'AAAAvCgBr1IenGIw5vqdo09bqWlribwt4chW+bmADTZ4BFZaxPPscYfIimG4xJz8okyJJNkEw/b/Uf/Av/RkWnvH06zgVdVngk/WzZL61AmR2aaX/Lpo6VeO7fJfGBvorkmA90GTB0Xw6lyI2gkBwiEN5QPKJsQ0Tzws3pFGDsQtYmRkUIGcf3GAwiwjXT1zOxXGihpAzkNKTdebnrDnbu16rzxjljrK5XOUgiNk6Pxz/sQWSVzvIuKlJ/DdoBuA',
    '6ef82e3ae6dd81c846ec82c09ced295ee779103a8a200fa12319d2ccef40f295',
  ),
  cropped: picture(
    'AQAAAAAAAAAAAAAAAAAAAAAAAAAA/wOgAAEAF0ABDAH//wQIAAADAJ0oAAADAAAeugJAoQABACpCAQEECAAAAwCdKAAAAwAAHrBiGcltluqvK5qBAQCCAAADAAIAAAMAMhCiAAEABkQBwXPBiQ==',
    'AAABLigBrxdCKCD4KDC898vPH2yQNxJfK2KzXqypze+/YudoDCVfoPKbmnyV3odHvejRQbUtXCTbl7XCfZRssPNHIlk7ixQrawqAQeEL/155EH8QEtXAvbXntuc1jjn6Rb1YqHE8i2mS4NDf8VZ6aW4yAgEB9mA0LH/ggK8is6LRVjixjv0M9z+Jf1PjtznRCVO6E6ia6/ehq/Ke5D7TqMgrIVoWTJky+JsUIP11SAOqdTV7dkT8GzGO7PegkshK8eWa+ZDhvB6b5l+r1f7UR9coTpBhAGyLFUEvwsMJcPjSigz+P5pnMDMXMzi8toN7Op82y+ikDwPFGf8/O3/EBvwmrMPuzy5pLX1gMg9F6kflIgmQ1xCltsEjY/sTfJRtWy8uI9oOpdIUSu2G/16/XDKq',
    'b0a13a8f02c3974292c47a5bd9b57fe114612268ebe522c33190ccac73f7e525',
  ),
  slices: picture(
    'AQAAAAAAAAAAAAAAAAAAAAAAAAAA/wOgAAEAF0ABDAH//wQIAAADAJ+oAAADAAA8ugJAoQABAChCAQEECAAAAwCfqAAAAwAAPKAQIBAWW6uTK8BaAgAAAwACAAADADIQogABAAZEAcFzwQk=',
    'AAABpigBrwTITFb+xCMct8/zaEp8rPZrUUJtOfHnmY7PsQimouDzOMvGGdBdPQO9Oj0BPQ5j0a3TEVsPFDQlCGLMgqRF0I0EWgIIfq3Y1XiL8IMk8Hqg1HsyZsPtTZqL8PZyfFohmvSW8bDei6FkoSezORnxrBTSHVjZoZmIehIFTrUqP0ZFjQg7LgZjo0gVdI2W8U6JgK8nsp4aGfdL2m2gxeh2XYIUTtSag+UmjO4SfA+CFFgFXG2k6rgEEXLCFRwD1TSmkT4/GRpcW9OyFSMQODi8T0d4ocDZyODSpNP7hPxf4rPh1EgfrQPVKj6+KeW8HfCfEYWwDtFL8wqISobSXbUcG2XEEpiPunppw78parfVMQrkdeZUUAZcm9UegK2NHY+AvbAF7cNpCrGQV+zqHb+nOvn9QPqmgn+R+wqIsFdj8O1qQPjkJRRszwFzkUzG0L5Nbz5p2tRKXwSvIA+Y4GpuL7Mr9feJ8C2uRxEXJ2VO7UZnAZr+5G1RO1x7ZH/3RQjnMNVWbeB4woBnvtffn6fztY+OXEQDbbLy7/Vj0iX5bwJMUQQgAAAA0igBKHgmZ+Ty/V5NHdjWVFIgPPqxfIhtIyyrdvqb7kzLzo1DQkWQsD/3zeBx9/ZDZn0yyy42wPH+/ifdD+RU4JDXRrrvSQDGWZ2I+tfYigOHWXsEw01he3g1hRKw2aBa+ahBQNqsLOLghpbb0KcwsUxHFzSE/GdOEfc68LMB3EHkDImkdwc/Hju0SXGYh2Ko/0w8ezKf19GldZOcsSLwXM9hDRclVw3tAZzNV77Ye5Ios7VqgeZ3Y8Ct1QYN4AASjbfbxtnbT9x99JNp+k6SAjrggAAAAPcoATR4JmIf1aD9Xk0d2NZUUiA8+rF8iG0jLKqEp6xvOSYksyKa27C02QAa+5RAd5LORycj/M0Fkr8DfLz6whMQZB4yqBcABwt8tpay1rwyVvEIIDPXpa0PiviA/8K3WdTPIZfdNphrkYgUnlf/MEpnL3Ml/LV6vn+7SnEaxCWFg43cdDJexSOioLWORpTFtnxnGOg0XcY6cpUNaVulf9cW5B/A5YsoqVR5uVf/mZ5T5pKlhv+yc8y2p7ZZDfUXnxcfrqM+i/zS29VlGv2H1ZnHd6V4SRTvH+ku7r77DtaQgKw9p8bA4+efR+pjCAOesXz9a+MnyloF',
    'cdd1941cd946f3dea90e7fafe67f44d89d627f1c0c36e1bc347c68d2cde4d52d',
  ),
}

export interface EncodedPicture {
  readonly configuration: HevcConfiguration
  readonly sample: Uint8Array<ArrayBuffer>
  readonly planes: string
  readonly rgb: string
}

function picture(configuration: string, sample: string, planes: string, rgb = ''): EncodedPicture {
  return {
    configuration: parseHevcConfiguration(bytes(configuration), 'heic'),
    sample: bytes(sample),
    planes,
    rgb,
  }
}

function bytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
