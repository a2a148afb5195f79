import { Link, router } from '@inertiajs/react'
import { useState } from 'react'
import {
  CONTACT_FIELDS,
  LEAD_FIELDS,
  type LeadField,
  type ContactField,
} from '#app/farm/imports/import_fields'
import {
  MAX_CONTACT_FILE_BYTES,
  MAX_CONTACT_ROWS,
  MAX_LEAD_ROWS,
  type ListOf,
} from '#app/farm/imports/import_options'
import { importState } from '#app/farm/imports/ui/import_words'
import type { ContactImport } from '#app/farm/ui/types'
import type { PreviewColumn } from '#app/imports/reading/preview_table'
import { ColumnTable } from '#app/imports/ui/column_table'
import { FileDrop } from '#app/imports/ui/file_drop'
import { Button } from '#app/kit/button/button'
import { apiPath } from '#app/kit/calls/api_path'
import { sendForm } from '#app/kit/calls/send_form'
import { useCall } from '#app/kit/calls/use_call'
import { countWords } from '#app/kit/display/count_words'
import { SectionHeading } from '#app/kit/display/section_heading'
import { TimeAgo } from '#app/kit/display/time_ago'
import { makeUploadKey } from '#app/kit/upload/upload_key'

interface ImportSectionProps {
  of: ListOf
  imports: readonly ContactImport[]
}

interface ListWords {
  about: string
  max: number
  fields: readonly { field: ListField; label: string; isRepeatable?: boolean }[]
}

const WORDS: Record<ListOf, ListWords> = {
  contacts: {
    about:
      'Imported contacts get no email until they agree. Somebody you already have keeps everything, and what is new is added. You can undo an import.',
    max: MAX_CONTACT_ROWS,
    fields: CONTACT_FIELDS.offered,
  },
  leads: {
    about:
      'Each email address is one lead. A lead you already have keeps everything, and what is new is added. You can undo an import.',
    max: MAX_LEAD_ROWS,
    fields: LEAD_FIELDS.offered,
  },
}

export function ImportSection({ of, imports }: ImportSectionProps) {
  const { list, refusal, isRunning, ...chosen } = useContactFile(of)
  const { about, max, fields } = WORDS[of]
  return (
    <section aria-labelledby="import">
      <SectionHeading level="topic" id="import">
        Import a list
      </SectionHeading>
      <p className="mt-2 mb-6 max-w-prose text-muted">{about}</p>
      {refusal && (
        <p role="alert" className="mb-4 text-13 text-danger">
          {Object.values(refusal.errors)[0] ?? refusal.message}
        </p>
      )}
      {list ? (
        <>
          <p className="mb-4">
            <span dir="auto" className="font-medium wrap-anywhere">
              {list.file.name}
            </span>
            <span className="text-muted"> · {countWords(list.total, 'row')}</span>
          </p>
          <ColumnTable columns={list.columns} fields={fields} onMap={chosen.map} />
          <div className="mt-8 flex flex-wrap gap-3">
            <Button variant="primary" isLoading={isRunning} onClick={() => void chosen.start()}>
              Import {countWords(list.total, 'row')}
            </Button>
            <Button onClick={chosen.leave} disabled={isRunning}>
              Choose another file
            </Button>
          </div>
        </>
      ) : (
        <FileDrop
          busy={isRunning ? 'Reading the file' : null}
          title="Drop a CSV or vCard file here, or choose one"
          hint={`Up to ${max.toLocaleString('en-US')} ${of} and ${MAX_CONTACT_FILE_BYTES / 1024 / 1024} MB`}
          accept=".csv,.tsv,.txt,.vcf,text/csv,text/vcard"
          onFile={(file) => void chosen.choose(file)}
        />
      )}
      {imports.length > 0 && (
        <ul aria-label="Recent imports" className="mt-8 border-t border-line">
          {imports.map((each) => (
            <li key={each.id} className="border-b border-line">
              <Link
                href={`/farm/imports/${each.id}`}
                className="flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 py-3 hover:underline"
              >
                <span className="min-w-0 wrap-anywhere">{each.file_name}</span>
                <span className="text-13 text-muted">
                  {importState(each)} · <TimeAgo at={each.created_at} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type ListField = ContactField | LeadField

const PATHS: Record<ListOf, { previews: string; imports: string }> = {
  contacts: {
    previews: apiPath('farm/contacts/previews'),
    imports: apiPath('farm/contacts/imports'),
  },
  leads: { previews: apiPath('leads/previews'), imports: apiPath('leads/imports') },
}

interface ChosenFile {
  file: File
  total: number
  columns: PreviewColumn<ListField>[]
  /** one for each choice, so that two clicks start one import */
  key: string
}

type Preview = Pick<ChosenFile, 'total' | 'columns'>

/** From a file over what its columns are to an import that runs. */
function useContactFile(of: ListOf) {
  const { run, isRunning, refusal } = useCall()
  const [list, setList] = useState<ChosenFile | null>(null)

  const choose = async (file: File) => {
    const body = new FormData()
    body.append('file', file)
    const key = makeUploadKey()
    const answer = await run(() =>
      sendForm<{ preview: Preview }>(PATHS[of].previews, body, { key })
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
      sendForm<{ import: ContactImport }>(PATHS[of].imports, body, { key })
    )
    if (answer) router.visit(`/farm/imports/${answer.import.id}`)
  }
  return { list, choose, map, start, leave: () => setList(null), isRunning, refusal }
}
