import { useState, type FormEvent } from 'react'
import { Button } from '#app/kit/button/button'
import { api } from '#app/kit/calls/api'
import { answered } from '#app/kit/calls/answered'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { RefusalNote } from '#app/kit/form/refusal_note'
import type { ReportRow } from '#app/imports/ui/types'

interface MendRowProps {
  importId: number
  row: ReportRow
}

/** The cells that made a row fail, to mend them and import it again. */
export function MendRow({ importId, row: { row, mendable } }: MendRowProps) {
  const [texts, setTexts] = useState<Record<string, string>>({})
  const [isSent, setSent] = useState(false)
  const { run, isRunning, refusal } = useCall()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const cells = Object.fromEntries(
      mendable.map(({ field, text }) => [field, texts[field] ?? text])
    )
    const params = { id: importId, row }
    const call = () => answered(api.api.api.importRows.update({ params, body: { cells } }))
    if (!(await run(call))) return
    setSent(true)
    reloadPage()
  }
  if (isSent) {
    return (
      <p className="mt-2 text-13 text-muted" role="status">
        Importing it again.
      </p>
    )
  }
  return (
    <form
      aria-label={`Mend row ${row}`}
      className="mt-2 flex max-w-100 flex-col gap-2"
      onSubmit={(event) => void send(event)}
    >
      {mendable.map(({ field, label, text }) => (
        <Field key={field} label={label}>
          <Input
            value={texts[field] ?? text}
            onChange={({ target }) => setTexts({ ...texts, [field]: target.value })}
          />
        </Field>
      ))}
      <Button type="submit" size="sm" className="w-fit" isLoading={isRunning}>
        Import row {row} again
      </Button>
      <RefusalNote refusal={refusal} />
    </form>
  )
}
