import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The application key: signs cookies and links, encrypts what is kept secret.
 * Made at the first start and kept in `<storage>/app.key`, readable by the
 * owner only. Two processes that start at once agree on one key: the file is
 * created exclusively, the loser reads the winner's.
 *
 * @param storagePath folder for everything that vesta keeps
 * @returns 64 hexadecimal characters
 */
export async function ensureAppKey(storagePath: string): Promise<string> {
  await mkdir(storagePath, { recursive: true, mode: 0o700 })
  const path = join(storagePath, 'app.key')
  try {
    const file = await open(path, 'wx', 0o600)
    const key = randomBytes(32).toString('hex')
    await file.writeFile(key)
    await file.sync()
    await file.close()
    return key
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return (await readFile(path, 'utf8')).trim()
  }
}
