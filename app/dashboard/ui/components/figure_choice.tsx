import type { Analytics, Figure } from '#app/dashboard/ui/components/figure_periods'
import { FIGURE_LABELS, FIGURES } from '#app/dashboard/ui/components/figure_words'

interface FigureChoiceProps {
  totals: Analytics['totals']
  value: Figure
  onChange: (figure: Figure) => void
}

/** The totals; the selected one is charted. */
export function FigureChoice({ totals, value, onChange }: FigureChoiceProps) {
  return (
    <div
      role="radiogroup"
      aria-label="Figure in the chart"
      className="grid grid-cols-2 border-y border-line sm:grid-cols-4"
    >
      {FIGURES.map((figure) => (
        <label
          key={figure}
          className="relative flex cursor-pointer flex-col gap-1 border-b-2 border-transparent px-1 py-4 hover:bg-raised has-checked:border-brass has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-2 has-[:focus-visible]:outline-brass sm:px-4"
        >
          <input
            type="radio"
            name="figure"
            value={figure}
            checked={figure === value}
            onChange={() => onChange(figure)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          <span className="text-13 text-muted">{FIGURE_LABELS[figure]}</span>{' '}
          <span className="display num text-22 md:text-28">
            {totals[figure].toLocaleString('en-US')}
          </span>
        </label>
      ))}
    </div>
  )
}
