import { Head, usePage, router } from '@inertiajs/react'
import { Columns3, Printer } from 'lucide-react'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { SectionHeading } from '#app/kit/display/section_heading'
import { Field } from '#app/kit/form/field'
import { Select } from '#app/kit/form/select'
import { EmptyState } from '#app/kit/list/empty_state'
import { ShareButton } from '#app/kit/share/share_button'
import { CurrencyPicker, useCurrencies } from '#app/places/ui/currency_picker'
import { PlacePicker } from '#app/places/ui/place_picker'
import { CompareTable } from '#app/search/compare/ui/compare_table'
import { comparePath } from '#app/search/compare/ui/compared'
import { CURRENCY_RATES } from '#app/search/rates/currency_rates'
import { DISTANCE_UNITS, type DistanceUnit } from '#app/search/search_options'
import { ratesWords } from '#app/search/ui/price_words'
import type { Comparison } from '#app/search/ui/types'

export default function Compare(comparison: Comparison) {
  const { app } = usePage().props
  const { homes, currency } = comparison
  const slugs = homes.map(({ slug }) => slug)
  return (
    <div className="gutter page py-10 print:p-0">
      <Head title="Compare homes">
        <meta name="robots" content="noindex" />
      </Head>
      <SectionHeading
        level="page"
        label="Search"
        action={
          <div className="flex flex-wrap gap-2 print:hidden">
            {homes.length > 0 && (
              <>
                <ShareButton
                  url={app.url + comparePath(slugs, comparison)}
                  title="Homes side by side"
                />
                <Button icon={Printer} onClick={() => window.print()}>
                  Print
                </Button>
              </>
            )}
            <ButtonLink href="/search">Search homes</ButtonLink>
          </div>
        }
      >
        Compare homes
      </SectionHeading>
      <div className="mt-8">
        {homes.length ? (
          <>
            <CompareChoices {...comparison} />
            <div className="mt-8">
              <CompareTable {...comparison} />
            </div>
            <p className="mt-6 max-w-[68ch] text-13 text-muted">
              Monthly costs are estimates under the assumptions on each home’s page, not offers.
              Distances are in a straight line.
              {homes.some((home) => home.currency !== currency) && ` ${ratesWords(comparison)}`}
            </p>
          </>
        ) : (
          <EmptyState icon={Columns3} title="Nothing to compare">
            Choose up to four homes in the search or among your saved homes. Homes that are no
            longer public don’t show here.
          </EmptyState>
        )}
      </div>
    </div>
  )
}

const UNITS = (Object.keys(DISTANCE_UNITS) as DistanceUnit[]).map((value) => ({
  value,
  label: DISTANCE_UNITS[value],
}))

/** The place that distances go to, their unit, and the currency that prices compare in. */
function CompareChoices(comparison: Comparison) {
  const { homes, place, unit, currency } = comparison
  const { currencies } = useCurrencies()
  const slugs = homes.map(({ slug }) => slug)
  const show = (change: Partial<Comparison>) =>
    router.visit(comparePath(slugs, { place, unit, currency, ...change }), {
      preserveScroll: true,
      preserveState: true,
      replace: true,
    })
  return (
    <div className="grid gap-4 sm:grid-cols-[10rem_minmax(0,1fr)] lg:grid-cols-[minmax(0,2fr)_10rem_minmax(0,1.5fr)] print:hidden">
      <div className="sm:max-lg:col-span-2">
        <Field label="Distance to" hint="Your work, a school, friends: in a straight line.">
          <PlacePicker
            value={
              place && { ...place, city: place.name, state: '', country: '', country_code: '' }
            }
            placeholder="Town or neighborhood"
            onChange={(chosen) => show({ place: chosen })}
          />
        </Field>
      </div>
      <Field label="In">
        <Select options={UNITS} value={unit} onChange={(chosen) => show({ unit: chosen })} />
      </Field>
      <Field label="Compare prices in" hint={ratesWords(comparison)}>
        <CurrencyPicker
          value={currency}
          currencies={currencies.filter(({ code }) => CURRENCY_RATES.has(code))}
          onChange={(code) => show({ currency: code })}
        />
      </Field>
    </div>
  )
}
