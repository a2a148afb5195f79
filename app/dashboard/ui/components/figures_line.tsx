import { Link } from '@inertiajs/react'
import type { Figure } from '#app/dashboard/ui/components/figure_periods'
import { Dotted } from '#app/kit/display/dotted'
import { FIGURES, figureWords } from '#app/dashboard/ui/components/figure_words'

interface FiguresLineProps {
  slug: string
  /** of the last 30 days */
  figures: Record<Figure, number>
}

/** The nonzero figures in one line, linked to all of them. */
export function FiguresLine({ slug, figures }: FiguresLineProps) {
  const words = FIGURES.filter((figure) => figures[figure] > 0).map((figure) =>
    figureWords(figure, figures[figure])
  )
  return (
    <p className="mt-1 text-13 text-muted">
      <Link
        href={`/dashboard/properties/${slug}`}
        className="hover:text-ink hover:underline"
        title="Last 30 days"
      >
        <Dotted facts={words.length ? words : ['No visits in 30 days']} />
      </Link>
    </p>
  )
}
