import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** The Node that the project brings, whatever the machine has; the machine's where it is missing. */
export function projectNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  const own = join(root, 'node_modules', 'node', 'bin', name)
  return existsSync(own) ? own : process.execPath
}
