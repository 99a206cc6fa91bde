import { correction, generate } from 'lean-qr'
import nayuki from 'nayuki-qr-code-generator'
import QRCode from 'qrcode'
import qrcodeGenerator from 'qrcode-generator'
import { encode as uqr } from 'uqr'

/** qrcode-generator writes UTF-16 code units as bytes by default. */
const utf8 = new TextEncoder()
qrcodeGenerator.stringToBytes = (/** @type {string} */ text) => [...utf8.encode(text)]

const { QrCode } = nayuki
const medium = QrCode.Ecc.MEDIUM

/** Every candidate to a matrix at level M; each returns the modules per side. */
export const peers = {
  qrcode: (/** @type {string} */ text) => QRCode.create(text, { errorCorrectionLevel: 'M' }).modules.size,
  'qrcode-generator': (/** @type {string} */ text) => {
    const code = qrcodeGenerator(0, 'M')
    code.addData(text)
    code.make()
    return code.getModuleCount()
  },
  uqr: (/** @type {string} */ text) => uqr(text, { ecc: 'M', boostEcc: false, border: 0 }).size,
  'lean-qr': (/** @type {string} */ text) =>
    generate(text, { minCorrectionLevel: correction.M, maxCorrectionLevel: correction.M }).size,
  nayuki: (/** @type {string} */ text) => QrCode.encodeText(text, medium).size,
}
