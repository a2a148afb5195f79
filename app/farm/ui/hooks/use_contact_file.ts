import { useState } from 'react'
import { router } from '@inertiajs/react'
import { useCall } from '#app/kit/calls/use_call'
import { makeUploadKey } from '#app/kit/upload/upload_key'
import { sendForm } from '#app/kit/upload/upload_request'
import type { ListOf } from '#app/farm/contract/import_limits'
import type { LeadField } from '#app/farm/contract/lead_fields'
import type { ContactField } from '#app/farm/contract/contact_fields'
import type { ContactImport } from '#app/farm/ui/types'
import type { PreviewColumn } from '#app/imports/formats/preview_table'

export type ListField = ContactField | LeadField

const PATHS = { contacts: '/api/farm/contacts', leads: '/api/leads' } satisfies Record<
  ListOf,
  string
>

interface ChosenFile {
  file: File
  total: number
  columns: PreviewColumn<ListField>[]
  /** one for each choice, so that two clicks start one import */
  key: string
}

type Preview = Pick<ChosenFile, 'total' | 'columns'>

/** From a file over what its columns are to an import that runs. */
export function useContactFile(of: ListOf) {
  const { run, isRunning, refusal } = useCall()
  const [list, setList] = useState<ChosenFile | null>(null)

  const choose = async (file: File) => {
    const body = new FormData()
    body.append('file', file)
    const key = makeUploadKey()
    const answer = await run(() =>
      sendForm<{ preview: Preview }>(`${PATHS[of]}/previews`, body, { key })
    )
    if (answer) setList({ file, key, ...answer.preview })
  }
  const map = (at: number, field: ListField | null) => {
    if (!list) return
    const columns = list.columns.map((column, place) =>
      place === at ? { ...column, field } : column
    )
    setList({ ...list, columns, key: makeUploadKey() })
  }
  const start = async () => {
    if (!list) return
    const body = new FormData()
    body.append('mapping', JSON.stringify(list.columns.map(({ field }) => field)))
    body.append('name', list.file.name)
    body.append('file', list.file)
    const { key } = list
    const answer = await run(() =>
      sendForm<{ import: ContactImport }>(`${PATHS[of]}/imports`, body, { key })
    )
    if (answer) router.visit(`/farm/imports/${answer.import.id}`)
  }
  return { list, choose, map, start, leave: () => setList(null), isRunning, refusal }
}
