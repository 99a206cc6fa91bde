/**
 * The used parts of packages without types, and of packages that are installed only in the folders of the benches, by
 * `npm ci` there: `npm test` checks types without them.
 */

/** Vite resolves this to the URL of the file. */
declare module '*?url' {
  const url: string
  export default url
}

// bench/codes

declare module '@undecaf/zbar-wasm' {
  type Picture = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number }
  /** Options for Emscripten, which accepts the WebAssembly module, too. */
  export function setModuleArgs(options: { wasmBinary: ArrayBufferLike }): void
  export function scanImageData(picture: Picture): Promise<{ decode(encoding: string): string }[]>
}

declare module 'lean-qr' {
  type Correction = number
  export const correction: Readonly<Record<'L' | 'M' | 'Q' | 'H', Correction>>
  export function generate(
    text: string,
    options: { minCorrectionLevel: Correction; maxCorrectionLevel: Correction },
  ): { readonly size: number }
}

declare module 'nayuki-qr-code-generator' {
  type Ecc = { readonly ordinal: number; readonly formatBits: number }
  const qrcodegen: {
    readonly QrCode: {
      readonly Ecc: Readonly<Record<'LOW' | 'MEDIUM' | 'QUARTILE' | 'HIGH', Ecc>>
      encodeText(text: string, level: Ecc): { readonly size: number }
    }
  }
  export default qrcodegen
}

declare module 'qrcode' {
  const QRCode: {
    create(
      text: string,
      options: { errorCorrectionLevel: 'L' | 'M' | 'Q' | 'H' },
    ): { readonly modules: { readonly size: number } }
  }
  export default QRCode
}

declare module 'qrcode-generator' {
  const qrcode: {
    (
      version: number,
      level: 'L' | 'M' | 'Q' | 'H',
    ): { addData(text: string): void; make(): void; getModuleCount(): number }
    stringToBytes: (text: string) => number[]
  }
  export default qrcode
}

declare module 'uqr' {
  export function encode(
    text: string,
    options: { ecc: 'L' | 'M' | 'Q' | 'H'; boostEcc: boolean; border: number },
  ): { readonly size: number }
}

// bench/images

declare module 'browser-image-compression' {
  export default function imageCompression(
    file: File,
    options: {
      useWebWorker: boolean
      fileType: string
      alwaysKeepResolution: boolean
      initialQuality?: number
      maxSizeMB?: number
    },
  ): Promise<File>
}

declare module 'compressorjs' {
  export default class Compressor {
    constructor(
      file: File,
      options: {
        quality: number
        mimeType: string
        convertSize: number
        strict: boolean
        success(made: Blob): void
        error(error: Error): void
      },
    )
  }
}

// bench/invoice and bench/photo-to-pdf

declare module 'jspdf' {
  type Text = string | readonly string[]
  export class jsPDF {
    constructor(options: { unit: 'pt'; format: 'a4' | [width: number, height: number]; compress?: boolean })
    addFileToVFS(name: string, base64: string): this
    addFont(file: string, family: string, style: string): string
    setFont(family: string, style: string): this
    setFontSize(points: number): this
    text(text: Text, x: number, y: number): this
    addPage(): this
    addImage(
      data: Uint8Array,
      format: 'JPEG',
      x: number,
      y: number,
      width: number,
      height: number,
      alias: string,
    ): this
    output(kind: 'arraybuffer'): ArrayBuffer
    output(kind: 'blob'): Blob
  }
}

declare module 'jspdf-autotable' {
  export function autoTable(
    document: import('jspdf').jsPDF,
    options: {
      head?: readonly (readonly string[])[]
      body: readonly (readonly string[])[]
      startY: number
      styles: { font: string; fontSize: number }
      theme: 'plain'
      margin?: { left: number }
    },
  ): void
}

declare module 'pdfmake' {
  type Content = string | { readonly [property: string]: unknown }
  const pdfmake: {
    setLocalAccessPolicy(allows: (path: string) => boolean): void
    setUrlAccessPolicy(allows: (url: string) => boolean): void
    addFonts(fonts: Readonly<Record<string, { normal: string; bold: string }>>): void
    createPdf(document: {
      pageSize: 'A4'
      defaultStyle: { font: string; fontSize: number }
      content: readonly Content[]
    }): { getBuffer(): Promise<Uint8Array> }
  }
  export default pdfmake
}

declare module '@react-pdf/renderer' {
  type Style = Readonly<Record<string, string | number>>
  type Part = import('react').FunctionComponent<{
    readonly style?: Style
    readonly children?: import('react').ReactNode
  }>
  export const Document: import('react').FunctionComponent<{ readonly children?: import('react').ReactNode }>
  export const Page: import('react').FunctionComponent<{
    readonly size: 'A4'
    readonly style?: Style
    readonly children?: import('react').ReactNode
  }>
  export const Text: Part
  export const View: import('react').FunctionComponent<{
    readonly style?: Style
    readonly wrap?: boolean
    readonly fixed?: boolean
    readonly children?: import('react').ReactNode
  }>
  export const StyleSheet: { create<Styles extends Readonly<Record<string, Style>>>(styles: Styles): Styles }
  export const Font: {
    register(font: { family: string; fonts: readonly { src: string; fontWeight: number }[] }): void
  }
  export function renderToBuffer(document: import('react').ReactElement): Promise<Uint8Array>
}

declare module 'pdf-lib' {
  type Image = { readonly width: number; readonly height: number }
  type Place = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  export class PDFDocument {
    static create(): Promise<PDFDocument>
    embedJpg(bytes: Uint8Array): Promise<Image>
    addPage(size: [width: number, height: number]): { drawImage(image: Image, place: Place): void }
    save(): Promise<Uint8Array<ArrayBuffer>>
  }
}

declare module '@cantoo/pdf-lib' {
  export { PDFDocument } from 'pdf-lib'
}

/** Also a dependency of the site; @types/pdfkit does not declare this part. */
declare module 'pdfkit/output' {
  export function toBlob(document: PDFKit.PDFDocument): Promise<Blob>
}

// bench/load

declare module 'chrome-launcher' {
  export function launch(options: {
    chromePath: string
    chromeFlags: readonly string[]
    logLevel: 'silent'
  }): Promise<{ readonly port: number; kill(): void }>
}

declare module 'lighthouse' {
  type Category = {
    readonly id: string
    readonly score: number | null
    readonly auditRefs: readonly { readonly id: string; readonly weight: number }[]
  }
  export type Result = {
    readonly lighthouseVersion: string
    readonly environment: { readonly hostUserAgent: string }
    readonly categories: Readonly<Record<string, Category>>
    readonly audits: Readonly<
      Record<string, { readonly score: number | null; readonly numericValue?: number }>
    >
    readonly runtimeError?: { readonly message: string }
  }
  export default function lighthouse(
    url: string,
    flags: { port: number; logLevel: 'error' },
  ): Promise<{ readonly lhr: Result } | undefined>
}

// bench/text

declare module 'alfaaz' {
  export function countWords(text: string): number
}

declare module 'letter-count' {
  const letterCount: { count(text: string): { readonly words: number } }
  export default letterCount
}

declare module 'reading-time/lib/reading-time.js' {
  export default function readingTime(text: string): { readonly words: number }
}
