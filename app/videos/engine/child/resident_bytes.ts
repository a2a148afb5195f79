import { readFile } from 'node:fs/promises'

const PAGE_BYTES = 4096

/** Memory of a process and its children; 0 where the system doesn't say. */
export async function residentBytes(pid: number): Promise<number> {
  const [own, children] = await Promise.all([
    readFile(`/proc/${pid}/statm`, 'utf8').catch(() => ''),
    readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => ''),
  ])
  const ids = children.split(' ').map(Number).filter(Boolean)
  const others = await Promise.all(ids.map(residentBytes))
  const pages = Number(own.split(' ')[1] ?? 0)
  return others.reduce((sum, bytes) => sum + bytes, pages * PAGE_BYTES)
}
