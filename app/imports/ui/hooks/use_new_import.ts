import { useState } from 'react'
import { router } from '@inertiajs/react'
import { useCall } from '#app/kit/calls/use_call'
import type { ImportField } from '#app/imports/contract/import_fields'
import type { ListPreview } from '#app/imports/formats/preview_table'
import { sendList } from '#app/imports/ui/send_list'
import type { Import } from '#app/imports/ui/types'

interface ChosenList {
  file: File
  preview: ListPreview
  /** one for each file, so that two clicks start one import */
  key: string
}

/** From a file over what its columns are to an import that runs. */
export function useNewImport() {
  const { run, isRunning, refusal } = useCall()
  const [chosen, setChosen] = useState<ChosenList | null>(null)
  const [currency, setCurrency] = useState<string | null>(null)

  const choose = async (file: File) => {
    const body = new FormData()
    body.append('file', file)
    const key = crypto.randomUUID()
    const answer = await run(() =>
      sendList<{ preview: ListPreview }>('/api/build/previews', body, key)
    )
    if (answer) setChosen({ file, preview: answer.preview, key })
  }

  const map = (at: number, field: ImportField | null) => {
    if (!chosen) return
    const { preview } = chosen
    const columns = preview.columns.map((column, place) =>
      place === at ? { ...column, field } : column
    )
    setChosen({ ...chosen, preview: { ...preview, columns }, key: crypto.randomUUID() })
  }

  const start = async () => {
    if (!chosen) return
    const { file, preview, key } = chosen
    const body = new FormData()
    body.append('mapping', JSON.stringify(preview.columns.map(({ field }) => field)))
    if (currency) body.append('currency', currency)
    body.append('file', file)
    const answer = await run(() => sendList<{ import: Import }>('/api/build/imports', body, key))
    if (answer) router.visit(`/build/imports/${answer.import.id}`)
  }

  const leave = () => setChosen(null)
  return { chosen, choose, map, start, leave, currency, setCurrency, isRunning, refusal }
}
