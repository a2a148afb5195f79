import { Check } from 'lucide-react'
import type { Fact } from '#app/search/compare/ui/compare_facts'
import { bestValues } from '#app/search/compare/ui/best_values'

/** of each home */
export const COLUMN = 'w-40 pr-3 md:w-48 md:pr-6'

interface FactRowsProps<Home> {
  fact: Fact<Home>
  homes: readonly Home[]
}

/** One fact of all homes; on a phone its name stands above. */
export function FactRows<Home extends { id: number }>(props: FactRowsProps<Home>) {
  const { fact, homes } = props
  const { label, of, best } = fact
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
