import { threadFile } from '#app/kernel/threads/thread'
import type { ListOf } from '#app/farm/imports/import_options'
import { askReader } from '#app/imports/reading/ask_reader'
import { fileRefusal } from '#app/imports/reading/file_refusal'
import type { ContactFile, ContactList, ContactPreview } from './contact_work.js'

/** What a file of contacts or leads seems to hold. @throws E_VALIDATION_ERROR on `file` */
export async function previewContactList(path: string | null, of: ListOf): Promise<ContactPreview> {
  return ask<ContactPreview>({ kind: 'preview', of, path: given(path) })
}

/**
 * Its rows, with the field of each column as sent, or else as guessed.
 * @throws E_VALIDATION_ERROR on `file` or `mapping`
 */
export async function readContactList(
  path: string | null,
  of: ListOf,
  mapping: string | undefined
): Promise<ContactList> {
  return ask<ContactList>({ kind: 'rows', of, path: given(path), mapping })
}

function ask<Answer>(task: ContactFile): Promise<Answer> {
  return askReader<Answer>(threadFile(import.meta.url, 'contact_worker'), task)
}

function given(path: string | null): string {
  if (!path) throw fileRefusal('Choose a CSV file.')
  return path
}
