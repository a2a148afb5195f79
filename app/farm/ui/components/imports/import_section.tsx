import { Link } from '@inertiajs/react'
import { Button } from '#app/kit/button/button'
import { countWords } from '#app/kit/display/count_words'
import { SectionHeading } from '#app/kit/display/section_heading'
import { TimeAgo } from '#app/kit/display/time_ago'
import { CONTACT_FIELDS } from '#app/farm/contract/contact_fields'
import {
  MAX_CONTACT_FILE_BYTES,
  MAX_CONTACT_ROWS,
  MAX_LEAD_ROWS,
  type ListOf,
} from '#app/farm/contract/import_limits'
import { LEAD_FIELDS } from '#app/farm/contract/lead_fields'
import { useContactFile, type ListField } from '#app/farm/ui/hooks/use_contact_file'
import { importState } from '#app/farm/ui/state/import_words'
import type { ContactImport } from '#app/farm/ui/types'
import { ColumnTable } from '#app/imports/ui/components/column_table'
import { FileDrop } from '#app/imports/ui/components/file_drop'

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
      <SectionHeading level="part" id="import">
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
          title="Drop a CSV file here, or choose one"
          hint={`Up to ${max.toLocaleString('en-US')} ${of} and ${MAX_CONTACT_FILE_BYTES / 1024 / 1024} MB`}
          accept=".csv,.tsv,.txt,text/csv"
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
