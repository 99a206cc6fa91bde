/** Certificates for tests and measurements over TLS. Built-in modules only. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** @typedef {{ certificate: string, key: string }} Certificate paths of PEM files */

/**
 * Writes a certificate of its own authority, for two days.
 * @param {string} openssl the program
 * @param {string} folder
 * @param {string} name of the host, beside localhost and this machine's IP address
 * @returns {Certificate}
 */
export function makeCertificate(openssl, folder, name) {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  const request = ['req', '-x509', ...curve, '-nodes', '-days', '2', '-subj', `/CN=${name}`]
  const names = ['-addext', `subjectAltName=DNS:${name},DNS:localhost,IP:127.0.0.1`]
  execFileSync(openssl, [...request, ...names, '-out', certificate, '-keyout', key], { stdio: 'ignore' })
  return { certificate, key }
}
