import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import {
  figureWords,
  type Figure,
  type FigurePeriod,
} from '#app/dashboard/figures/ui/figure_periods'

interface FigureChartProps {
  periods: readonly FigurePeriod[]
  figure: Figure
  /** formats a day: `Mar 1` */
  dayOf: (date: string) => string
}

const TICK = { fill: 'var(--muted)', fontSize: 12 }

/** Loaded on demand, because the library is large. The table next to it has the same data. */
export default function FigureChart({ periods, figure, dayOf }: FigureChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={[...periods]} margin={{ top: 8, right: 0, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="date"
          tickFormatter={dayOf}
          tick={TICK}
          tickLine={false}
          axisLine={{ stroke: 'var(--line)' }}
          minTickGap={24}
        />
        <YAxis allowDecimals={false} tick={TICK} tickLine={false} axisLine={false} width={36} />
        <Tooltip
          cursor={{ fill: 'var(--raised)' }}
          isAnimationActive={false}
          content={({ active, label, payload }) =>
            active && payload[0] ? (
              <p className="rounded-6 border border-line bg-surface px-3 py-2 text-13 shadow-float">
                <span className="text-muted">{dayOf(String(label))}</span>{' '}
                {figureWords(figure, Number(payload[0].value))}
              </p>
            ) : null
          }
        />
        <Bar
          dataKey={figure}
          fill="var(--ink)"
          maxBarSize={28}
          radius={[2, 2, 0, 0]}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}
