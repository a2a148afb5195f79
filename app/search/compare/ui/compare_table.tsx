import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useRef } from 'react'
import { Link } from '@inertiajs/react'
import { useLocale } from '#app/kit/hooks/use_reader'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { Photo } from '#app/kit/media/photo'
import { SaveButton } from '#app/properties/saving/ui/save_button'
import { useMonthlyCost } from '#app/properties/prices/ui/use_cost_assumptions'
import { comparisonFacts } from '#app/search/compare/ui/compare_facts'
import { COLUMN, FactRows } from '#app/search/compare/ui/fact_rows'
import { StayingHeads } from '#app/search/compare/ui/staying_heads'
import { comparePath } from '#app/search/compare/ui/compared'
import { uiModules } from '#app/ui_modules'
import type { ComparedHome, Comparison } from '#app/search/ui/types'

/** What modules know of homes for whoever is signed in. */
const OWN_ROWS = uiModules.flatMap(({ name, comparing }) =>
  comparing ? [{ name, Rows: lazyPart(comparing) }] : []
)

/** One column per home. On a phone each fact's name stands above its values, so two homes fit. */
export function CompareTable({ homes, ...choices }: Comparison) {
  const locale = useLocale()
  const account = useAccount()
  const monthlyCost = useMonthlyCost()
  const isMixed = new Set(homes.map((home) => home.offered_for)).size > 1
  const facts = comparisonFacts({ ...choices, isMixed, locale, monthlyCost })
  const head = useRef<HTMLTableSectionElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  return (
    <>
      <StayingHeads homes={homes} head={head} scroller={scroller} />
      <div
        ref={scroller}
        className="-mx-5 overflow-x-auto px-5 print:overflow-visible"
        role="region"
        aria-label="Comparison"
        tabIndex={0}
      >
        <table className="w-full table-fixed border-collapse text-left">
          <caption className="sr-only">Homes side by side</caption>
          <thead ref={head}>
            <tr className="align-top">
              <th
                scope="col"
                className="sticky left-0 z-2 w-36 bg-canvas max-md:hidden lg:w-44 print:table-cell"
              >
                <span className="sr-only">Fact</span>
              </th>
              {homes.map((home) => (
                <th key={home.id} scope="col" className={`${COLUMN} pb-4 font-normal`}>
                  <HomeHead
                    home={home}
                    path={comparePath(
                      homes.filter(({ id }) => id !== home.id).map(({ slug }) => slug),
                      choices
                    )}
                  />
                </th>
              ))}
            </tr>
          </thead>
          {facts
            .filter(({ isShown }) => !isShown || homes.some(isShown))
            .map((fact) => (
              <FactRows key={fact.label} fact={fact} homes={homes} />
            ))}
          {account && (
            <Suspense>
              {OWN_ROWS.map(({ name, Rows }) => (
                <Rows key={name} homes={homes} />
              ))}
            </Suspense>
          )}
        </table>
      </div>
    </>
  )
}

function HomeHead({ home, path }: { home: ComparedHome; path: string }) {
  return (
    <div className="relative">
      <Photo
        image={home.featured_image}
        sizes="(width >= 768px) 25vw, 50vw"
        alt=""
        className="rounded-6"
      />
      <SaveButton home={home} className="absolute top-2 right-2 print:hidden" />
      <p className="mt-3 text-15 break-words md:text-18">
        <Link dir="auto" href={`/properties/${home.slug}`} className="hover:underline">
          {home.name}
        </Link>
      </p>
      <Link
        href={path}
        preserveScroll
        aria-label={`Remove ${home.name ?? 'this home'}`}
        className="text-13 text-muted underline print:hidden"
      >
        Remove
      </Link>
    </div>
  )
}
