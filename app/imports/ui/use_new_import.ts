import { useState } from 'react'
import { router } from '@inertiajs/react'
import { apiPath } from '#app/kit/calls/api_path'
import { sendForm } from '#app/kit/calls/send_form'
import { useCall } from '#app/kit/calls/use_call'
import type { Encoding } from '#app/imports/import_options'
import type { ImportField } from '#app/imports/import_fields'
import type { MendedCell } from '#app/imports/reading/mend_cells'
import type { ListPreview } from '#app/imports/reading/preview_table'
import { makeUploadKey } from '#app/kit/upload/upload_key'
import type { Archive, Import } from '#app/imports/ui/types'

interface ChosenList {
  name: string
  /** null if it is in the archive */
  file: File | null
  preview: ListPreview
  /** that were mended here */
  cells: MendedCell[]
  /** whether the preview knows of all that was chosen and mended */
  isChecked: boolean
  /** one for each choice, so that two clicks start one import */
  key: string
}

export interface ChosenArchive extends Archive {
  name: string
}

export interface ImportSettings {
  currency: string | null
  isPublishing: boolean
}

/** From a file over what its columns are to an import that runs; a ZIP file adds photos. */
export function useNewImport() {
  const { run, isRunning, refusal } = useCall()
  const [list, setList] = useState<ChosenList | null>(null)
  const [archive, setArchive] = useState<ChosenArchive | null>(null)
  const [percent, setPercent] = useState<number | null>(null)
  const [settings, setSettings] = useState<ImportSettings>({ currency: null, isPublishing: false })

  const readList = async (
    file: File | null,
    from: ChosenArchive | null,
    { encoding, chosen }: { encoding?: Encoding; chosen?: ChosenList } = {}
  ) => {
    const body = chosen ? readingForm(chosen) : new FormData()
    if (encoding) body.append('encoding', encoding)
    if (from) body.append('archive', String(from.id))
    if (file) body.append('file', file)
    const key = makeUploadKey()
    const cells = chosen?.cells ?? []
    const answer = await run(() =>
      sendForm<{ preview: ListPreview }>(apiPath('build/previews'), body, { key })
    )
    const name = file?.name ?? from?.list ?? ''
    if (!answer) return
    const read = { name, file, preview: answer.preview, cells, isChecked: true, key }
    // what somebody changed while it was checked is newer
    setList((now) => (chosen && now?.key !== chosen.key ? now : read))
  }

  const readArchive = async (file: File) => {
    const body = new FormData()
    body.append('file', file)
    const sending = { key: makeUploadKey(), onProgress: setPercent }
    const answer = await run(() =>
      sendForm<{ archive: Archive }>(apiPath('build/archives'), body, sending)
    )
    setPercent(null)
    if (!answer) return
    const kept = { ...answer.archive, name: file.name }
    setArchive(kept)
    if (list) setList({ ...list, key: makeUploadKey() })
    else if (kept.list) await readList(null, kept)
  }

  const choose = (file: File) =>
    /\.zip$/i.test(file.name) || file.type === 'application/zip'
      ? readArchive(file)
      : readList(file, null)

  const readAs = (encoding: Encoding) => list && readList(list.file, archive, { encoding })

  /** With the columns and cells as they are now. */
  const check = () => list && readList(list.file, archive, { chosen: list })

  const map = (at: number, field: ImportField | null) => {
    if (!list) return
    const { preview } = list
    const columns = preview.columns.map((column, place) =>
      place === at ? { ...column, field } : column
    )
    const key = makeUploadKey()
    setList({ ...list, preview: { ...preview, columns }, isChecked: false, key })
  }

  const mend = (cell: MendedCell) => {
    if (!list) return
    const others = list.cells.filter(
      ({ row, column }) => row !== cell.row || column !== cell.column
    )
    const key = makeUploadKey()
    setList({ ...list, cells: [...others, cell], isChecked: false, key })
  }

  const set = (values: Partial<ImportSettings>) => {
    setSettings({ ...settings, ...values })
    if (list) setList({ ...list, key: makeUploadKey() })
  }

  const start = async () => {
    if (!list) return
    const { file, key } = list
    const body = readingForm(list)
    if (settings.currency) body.append('currency', settings.currency)
    if (settings.isPublishing) body.append('publish', 'true')
    if (archive) body.append('archive', String(archive.id))
    if (file) body.append('file', file)
    const answer = await run(() =>
      sendForm<{ import: Import }>(apiPath('build/imports'), body, { key })
    )
    if (answer) router.visit(`/build/imports/${answer.import.id}`)
  }

  const leave = () => {
    setList(null)
    setArchive(null)
  }

  return {
    list,
    archive,
    percent,
    choose,
    readAs,
    check,
    map,
    mend,
    settings,
    set,
    start,
    leave,
    leaveArchive: () => setArchive(null),
    isRunning,
    refusal,
  }
}

/** How a file is read, as it was chosen. */
function readingForm({ preview, cells }: ChosenList): FormData {
  const body = new FormData()
  body.append('encoding', preview.encoding)
  body.append('mapping', JSON.stringify(preview.columns.map(({ field }) => field)))
  if (cells.length) body.append('cells', JSON.stringify(cells))
  return body
}
