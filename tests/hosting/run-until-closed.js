/** Runs a command until it ends or the parent process is gone in any way, which closes standard input. */
import { spawn } from 'node:child_process'
import process from 'node:process'

const [program = '', ...parameters] = process.argv.slice(2)
const child = spawn(program, parameters, { stdio: ['ignore', 'inherit', 'inherit'] })
child.once('error', (error) => {
  console.error(String(error))
  process.exit(1)
})
child.once('exit', (code) => process.exit(code ?? 1))
process.stdin.resume().once('close', () => child.kill())
