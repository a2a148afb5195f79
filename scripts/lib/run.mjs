import { spawn } from 'node:child_process'
import { root } from './paths.mjs'

/** A child process failed; its output already says why. */
export class CommandFailed extends Error {
  constructor(command, code) {
    super(`${command} ended with code ${code}.`)
    this.code = code
  }
}

/**
 * Runs a command in the project's folder. Quiet ones only show output on failure.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} [options]
 * @returns {Promise<void>}
 */
export function run(command, args, { env = process.env, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
    })
    const output = []
    child.stdout?.on('data', (chunk) => output.push(chunk))
    child.stderr?.on('data', (chunk) => output.push(chunk))
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) return resolve()
      if (quiet) process.stderr.write(Buffer.concat(output))
      reject(new CommandFailed(`${command} ${args.join(' ')}`, code ?? 1))
    })
  })
}
