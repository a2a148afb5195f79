import { Button } from '#app/kit/button/button'
import { countWords } from '#app/kit/display/count_words'
import { SectionHeading } from '#app/kit/display/section_heading'
import { Field } from '#app/kit/form/field'
import { IMPORT_FIELDS } from '#app/imports/import_fields'
import { MAX_ARCHIVE_BYTES, MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '#app/imports/import_limits'
import {
  ListReading,
  ArchiveChoice,
  sendingWords,
  PublishChoice,
} from '#app/imports/ui/import_choices'
import { CurrencyPicker, useCurrencies } from '#app/places/ui/currency_picker'
import { ColumnTable } from '#app/imports/ui/column_table'
import { FailingRows } from '#app/imports/ui/failing_rows'
import { FileDrop } from '#app/imports/ui/file_drop'
import { useNewImport } from '#app/imports/ui/use_new_import'

const SAMPLE = '/samples/listings.csv'

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`

export function ImportFile() {
  const chosen = useNewImport()
  const { list, archive, settings, refusal, isRunning, percent } = chosen
  const fields = list?.preview.columns.map(({ field }) => field) ?? []
  const reading = percent === null ? 'Reading the file' : sendingWords(percent)
  const choose = (file: File) => void chosen.choose(file)

  return (
    <section aria-labelledby="import">
      <SectionHeading level="topic" id="import">
        Import a file
      </SectionHeading>
      <p className="mt-2 mb-6 max-w-prose text-muted">
        Every row becomes a draft, seen by you and those who manage your team. Photos come from
        their web addresses or from a ZIP file. Rows with a listing ID that you imported before
        update that listing. No list yet?{' '}
        <a className="underline underline-offset-4" href={SAMPLE} download="vesta-sample.csv">
          Download a sample
        </a>{' '}
        with every column that we know.
      </p>
      {refusal && (
        <p role="alert" className="mb-4 text-13 text-danger">
          {Object.values(refusal.errors)[0] ?? refusal.message}
        </p>
      )}
      {!list && archive && (
        <div className="mb-6">
          <ArchiveChoice {...chosen} onFile={choose} />
        </div>
      )}
      {!list && (
        <FileDrop
          busy={isRunning ? reading : null}
          title={archive ? 'Now choose the list of listings' : 'Drop a file here, or choose one'}
          hint={
            <>
              CSV or RESO JSON, up to {MAX_IMPORT_ROWS.toLocaleString('en-US')} listings and{' '}
              {megabytes(MAX_IMPORT_BYTES)}; or a ZIP file with photos and the list, up to{' '}
              {megabytes(MAX_ARCHIVE_BYTES)}
            </>
          }
          accept=".csv,.tsv,.txt,.json,.zip,text/csv,application/json,application/zip"
          onFile={choose}
        />
      )}
      {list && (
        <>
          <p className="mb-4">
            <span dir="auto" className="font-medium wrap-anywhere">
              {list.name}
            </span>
            <span className="text-muted"> · {countWords(list.preview.total, 'listing')}</span>
          </p>
          <ListReading
            preview={list.preview}
            isReading={isRunning}
            onReadAs={(encoding) => void chosen.readAs(encoding)}
          />
          <ColumnTable
            columns={list.preview.columns}
            fields={IMPORT_FIELDS.offered}
            onMap={chosen.map}
          />
          <FailingRows
            failing={list.preview.failing}
            cells={list.cells}
            isChecked={list.isChecked}
            isChecking={isRunning}
            onMend={chosen.mend}
            onCheck={() => void chosen.check()}
          />
          {!fields.includes('key') && (
            <p className="mt-4 text-13 text-warning">
              No column is the listing ID. Importing this file again would make the same listings
              twice.
            </p>
          )}
          {fields.includes('price') && !fields.includes('currency') && (
            <PriceCurrency
              value={settings.currency}
              onChange={(currency) => chosen.set({ currency })}
            />
          )}
          <div className="mt-8 max-w-180">
            <ArchiveChoice {...chosen} onFile={choose} />
          </div>
          <div className="mt-8 max-w-180">
            <PublishChoice
              isPublishing={settings.isPublishing}
              onChange={(isPublishing) => chosen.set({ isPublishing })}
            />
          </div>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button
              variant="primary"
              isLoading={isRunning && percent === null}
              disabled={percent !== null}
              onClick={() => void chosen.start()}
            >
              Import {countWords(list.preview.total, 'listing')}
            </Button>
            <Button onClick={chosen.leave} disabled={isRunning}>
              Choose another file
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

interface PriceCurrencyProps {
  value: string | null
  onChange: (code: string | null) => void
}

function PriceCurrency({ value, onChange }: PriceCurrencyProps) {
  const { currencies } = useCurrencies()
  return (
    <div className="mt-6 max-w-80">
      <Field label="Currency of the prices" isOptional>
        <CurrencyPicker
          value={value}
          currencies={currencies.filter(({ kind }) => kind === 'fiat')}
          onChange={onChange}
          placeholder="Search or choose"
        />
      </Field>
    </div>
  )
}
