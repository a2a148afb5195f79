import type { Data } from '#data'
import { useReader } from '#app/kit/hooks/use_reader'
import { Stat } from '#app/kit/display/stat'
import { StatRow } from '#app/kit/display/stat_row'
import { factsOf } from '#app/properties/ui/components/facts_of'

export function PropertyFacts({ property }: { property: Data.Properties.Property }) {
  const { locale } = useReader()
  const facts = factsOf(property, locale)
  if (!facts.length) return null
  return (
    <StatRow>
      {facts.map(({ label, value }) => (
        <Stat key={label} label={label} value={value} />
      ))}
    </StatRow>
  )
}
