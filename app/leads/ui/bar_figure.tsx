import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis } from 'recharts'

interface BarFigureProps {
  bars: readonly { label: string; count: number }[]
}

const TICK = { fill: 'var(--muted)', fontSize: 12 }

/** Loaded on demand, because the library is large. A table beside it has the same numbers. */
export default function BarFigure({ bars }: BarFigureProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={[...bars]} margin={{ top: 2, right: 0, bottom: 0, left: 0 }}>
        <XAxis
          dataKey="label"
          tick={TICK}
          tickLine={false}
          axisLine={{ stroke: 'var(--line)' }}
          height={22}
          minTickGap={12}
        />
        <Tooltip
          cursor={{ fill: 'var(--raised)' }}
          isAnimationActive={false}
          content={({ active, label, payload }) =>
            active && payload[0] ? (
              <p className="rounded-6 border border-line bg-surface px-3 py-2 text-13 shadow-float">
                <span className="text-muted">{label}</span> {payload[0].value}
              </p>
            ) : null
          }
        />
        <Bar
          dataKey="count"
          fill="var(--ink)"
          maxBarSize={24}
          radius={[2, 2, 0, 0]}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}
