import { usePage } from '@inertiajs/react'
import type { Data } from '#data'
import { isolated } from '#app/common/text/isolated'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { SectionHeading } from '#app/kit/display/section_heading'
import { cardImage, PublicHead } from '#app/kit/share/public_head'
import { JsonLd } from '#app/kit/shell/json_ld'
import { ListPanels } from '#app/kit/tabs/list_panels'
import { Tabs } from '#app/kit/tabs/tabs'
import type { MarketFact } from '#app/places/markets/market_facts'
import { JoinMarketButton } from '#app/places/markets/ui/join_market_button'
import { MarketFactsRow } from '#app/places/markets/ui/market_facts_row'
import { MarketMap } from '#app/places/markets/ui/market_map'
import { marketPath } from '#app/places/markets/ui/market_path'
import { uiModules } from '#app/ui_modules'

interface MarketProps {
  market: Data.Places.Markets.Market
  facts: MarketFact[]
  counts: { name: string; count: number }[]
  tab: string
  /** the first page of the open tab, read by its component */
  content: object | null
}

const panels = new ListPanels(uiModules.flatMap(({ marketTabs }) => marketTabs ?? []))

export const prepare = ({ tab }: { readonly tab?: unknown }) => panels.load(tab)

export default function Market({ market, facts, counts, tab }: MarketProps) {
  const { app } = usePage().props
  const { name, state, country } = market
  const where = [state, country].filter(Boolean).join(', ')
  const path = marketPath(market)
  const description = `People who know ${name}, ${where}, and the homes that are for sale there.`
  const hrefOf = (chosen: string) => `${marketPath(market)}?tab=${chosen}`

  return (
    <div className="gutter page pt-6 pb-24 md:pt-10">
      <PublicHead
        title={name}
        description={description}
        path={path}
        image={cardImage(`/cards/markets/${market.slug}.jpg`, `${name}, ${where}`)}
      >
        <link
          rel="alternate"
          type="application/atom+xml"
          title={`New homes in ${isolated(name)}`}
          href={`${app.url}/feeds${path}.atom`}
        />
      </PublicHead>
      <JsonLd value={placeOf(market, app.url + path)} />
      <SectionHeading
        level="page"
        label={where}
        action={<JoinMarketButton key={market.id} market={market} onChange={() => reloadPage()} />}
      >
        <bdi>{name}</bdi>
      </SectionHeading>
      <div className="mt-8 h-64 overflow-hidden rounded-6 md:h-90">
        <MarketMap markets={[market]} label={`Map of the market ${name}`} />
      </div>
      <div className="mt-8">
        <MarketFactsRow facts={facts} />
      </div>
      <div className="mt-10">
        <Tabs
          label={`In ${name}`}
          tabs={panels.tabs(counts)}
          value={tab}
          hrefOf={hrefOf}
          hasHeading
        >
          {panels.element(tab, market.id)}
        </Tabs>
      </div>
    </div>
  )
}

/** schema.org's Place. */
function placeOf(market: Data.Places.Markets.Market, url: string) {
  const { name, city, state, country_code: country, latitude, longitude } = market
  return {
    '@type': 'Place',
    name,
    url,
    'address': {
      '@type': 'PostalAddress',
      'addressLocality': city ?? undefined,
      'addressRegion': state ?? undefined,
      'addressCountry': country ?? undefined,
    },
    'geo': { '@type': 'GeoCoordinates', latitude, longitude },
  }
}
