import { Link } from '@inertiajs/react'
import { Check } from 'lucide-react'
import { useReader } from '#app/kit/hooks/use_reader'
import { Photo } from '#app/kit/media/photo'
import { SaveButton } from '#app/properties/ui/components/save_button'
import { useMonthlyCost } from '#app/properties/ui/hooks/use_cost_assumptions'
import { comparisonFacts, type Fact } from '#app/search/ui/components/compare/compare_facts'
import { bestValues } from '#app/search/ui/state/best_values'
import { comparePath } from '#app/search/ui/state/compared'
import type { ComparedHome, Comparison } from '#app/search/ui/types'

/** One column per home. On a phone each fact's name stands above its values, so two homes fit. */
export function CompareTable({ homes, ...choices }: Comparison) {
  const { locale } = useReader()
  const monthlyCost = useMonthlyCost()
  const facts = comparisonFacts({ ...choices, locale, monthlyCost })
  return (
    <div
      className="-mx-5 overflow-x-auto px-5 print:overflow-visible"
      role="region"
      aria-label="Comparison"
      tabIndex={0}
    >
      <table className="w-full table-fixed border-collapse text-left">
        <caption className="sr-only">Homes side by side</caption>
        <thead>
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
        {facts.map((fact) => (
          <FactRows key={fact.label} fact={fact} homes={homes} />
        ))}
      </table>
    </div>
  )
}

const COLUMN = 'w-40 pr-3 md:w-48 md:pr-6'

function FactRows({ fact: { label, of, best }, homes }: { fact: Fact; homes: ComparedHome[] }) {
  const marks = best ? bestValues(homes.map(best.valueOf), best) : []
  return (
    <tbody className="border-t border-line break-inside-avoid">
      <tr className="md:hidden print:hidden">
        <th scope="rowgroup" colSpan={homes.length} className="label pt-3 font-normal">
          <span className="sticky left-0">{label}</span>
        </th>
      </tr>
      <tr className="align-top">
        <th
          scope="row"
          className="label sticky left-0 z-2 bg-canvas py-3 pr-4 font-normal max-md:hidden print:table-cell"
        >
          {label}
        </th>
        {homes.map((home, at) => (
          <td key={home.id} className={`num ${COLUMN} pt-1 pb-3 md:py-3`}>
            {of(home) || <span className="text-muted">Not given</span>}
            {best && marks[at] && (
              <span className="mt-0.5 flex items-center gap-1 text-13 font-medium text-positive">
                <Check size={14} strokeWidth={2} aria-hidden />
                {best.word}
              </span>
            )}
          </td>
        ))}
      </tr>
    </tbody>
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
