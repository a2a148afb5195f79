import { countWords } from '#app/kit/display/count_words'
import type { Figure } from '#app/dashboard/ui/components/figure_periods'

export const FIGURES: readonly Figure[] = ['views', 'saves', 'shares', 'inquiries']

export const FIGURE_LABELS: Record<Figure, string> = {
  views: 'Views',
  saves: 'Saves',
  shares: 'Shares',
  inquiries: 'Questions',
}

const SINGULAR: Record<Figure, string> = {
  views: 'view',
  saves: 'save',
  shares: 'share',
  inquiries: 'question',
}

/** `1 view`, `1,250 questions` */
export function figureWords(figure: Figure, count: number): string {
  return countWords(count, SINGULAR[figure])
}
