import type { Readable } from 'node:stream'
import type User from '#app/accounts/user'
import type { Extension } from '#app/kernel/modules/module'

export interface ExportedFile {
  /** inside the archive: `pictures/12.jpg` */
  path: string
  open: () => Promise<Readable | null>
}

export interface ExportedPart {
  /** becomes `<name>.json` */
  data: unknown
  files?: readonly ExportedFile[]
}

export interface ExportPart {
  name: string
  title: string
  read: (user: User) => Promise<ExportedPart>
}

const parts: ExportPart[] = []

/** Adds a module's data about a person to their export. */
export function exportPart(part: ExportPart): Extension {
  return () => void parts.push(part)
}

export function listExportParts(): readonly ExportPart[] {
  return parts
}
