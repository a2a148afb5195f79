import type { Readable } from 'node:stream'
import type User from '#app/accounts/user'
import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

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

const parts = new Registry('parts of an export', { key: ({ name }: ExportPart) => name })

/** Adds a module's data about a person to their export. */
export function exportPart(part: ExportPart): Extension {
  return parts.adds(part)
}

export function listExportParts(): readonly ExportPart[] {
  return parts.list()
}
