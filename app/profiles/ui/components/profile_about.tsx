import type { ReactNode } from 'react'
import type { Data } from '#data'
import { TYPE_WORDS } from '#app/accounts/ui/type_words'
import { Price } from '#app/kit/display/price'
import { useReader } from '#app/kit/hooks/use_reader'

/** Details that don't fit into the profile's head. */
export function ProfileAbout({ user, stats }: Data.Profiles.Profile) {
  const { locale, timeZone } = useReader()
  const [figures] = stats
  const list = (words: string[]) => new Intl.ListFormat(locale, { type: 'unit' }).format(words)
  const since = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone })

  return (
    <dl className="grid max-w-180 gap-y-6">
      <Fact label="Account">{TYPE_WORDS[user.type]}</Fact>
      {figures.specialties.length > 0 && (
        <Fact label="Specialties">{list(figures.specialties)}</Fact>
      )}
      {figures.languages.length > 0 && <Fact label="Languages">{list(figures.languages)}</Fact>}
      {figures.awards.length > 0 && <Fact label="Awards">{list(figures.awards)}</Fact>}
      {figures.sales_volume !== null && (
        <Fact label="Sold in total">
          <Price amount={figures.sales_volume} currency="USD" />
        </Fact>
      )}
      <Fact label="On vesta since">{since.format(new Date(user.created_at))}</Fact>
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 md:grid-cols-[200px_minmax(0,1fr)]">
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
