import { Button } from '#app/kit/button/button'
import { countWords } from '#app/kit/display/count_words'
import { SectionHeading } from '#app/kit/display/section_heading'
import { Field } from '#app/kit/form/field'
import { CurrencyPicker } from '#app/places/ui/components/currency_picker'
import { useCurrencies } from '#app/places/ui/hooks/use_currencies'
import { ColumnTable } from '#app/imports/ui/components/column_table'
import { FileDrop } from '#app/imports/ui/components/file_drop'
import { useNewImport } from '#app/imports/ui/hooks/use_new_import'

export function ImportFile() {
  const list = useNewImport()
  const { chosen, refusal, isRunning } = list
  const fields = chosen?.preview.columns.map(({ field }) => field) ?? []

  return (
    <section aria-labelledby="import">
      <SectionHeading level="part" id="import">
        Import a file
      </SectionHeading>
      <p className="mt-2 mb-6 max-w-prose text-muted">
        Every row becomes a draft that only you see. Rows with a listing ID that you imported before
        update that listing.
      </p>
      {refusal && (
        <p role="alert" className="mb-4 text-13 text-danger">
          {Object.values(refusal.errors)[0] ?? refusal.message}
        </p>
      )}
      {!chosen && <FileDrop isReading={isRunning} onFile={(file) => void list.choose(file)} />}
      {chosen && (
        <>
          <p className="mb-4">
            <span className="font-medium wrap-anywhere">{chosen.file.name}</span>
            <span className="text-muted"> · {countWords(chosen.preview.total, 'listing')}</span>
          </p>
          <ColumnTable columns={chosen.preview.columns} onMap={list.map} />
          {!fields.includes('key') && (
            <p className="mt-4 text-13 text-warning">
              No column is the listing ID. Importing this file again would make the same listings
              twice.
            </p>
          )}
          {fields.includes('price') && !fields.includes('currency') && (
            <PriceCurrency value={list.currency} onChange={list.setCurrency} />
          )}
          <div className="mt-6 flex flex-wrap gap-3">
            <Button variant="primary" isLoading={isRunning} onClick={() => void list.start()}>
              Import {countWords(chosen.preview.total, 'listing')}
            </Button>
            <Button onClick={list.leave} disabled={isRunning}>
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
