import { Link } from '@inertiajs/react'
import { Check } from 'lucide-react'
import { SectionHeading } from '#app/kit/display/section_heading'

export interface Way {
  kind: string
  coins: number
  label: string
  url: string | null
  is_repeatable: boolean
  done: boolean
  times: number
}

export function CoinWays({ ways }: { ways: Way[] }) {
  return (
    <section aria-labelledby="ways">
      <SectionHeading id="ways" level="section">
        Ways to earn
      </SectionHeading>
      <ul className="mt-6 border-t border-line">
        {ways.map((way) => (
          <li key={way.kind} className="flex items-start gap-4 border-b border-line py-4">
            <div className="min-w-0 flex-1">
              <p>
                <WayLabel way={way} />
              </p>
              <WayState way={way} />
            </div>
            <span className="num text-muted">+{way.coins}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function WayLabel({ way: { label, url, done } }: { way: Way }) {
  if (done || !url) return <>{label}</>
  return (
    <Link href={url} className="underline decoration-line underline-offset-4 hover:decoration-ink">
      {label}
    </Link>
  )
}

function WayState({ way: { url, done, is_repeatable: isRepeatable, times } }: { way: Way }) {
  if (done) {
    return (
      <p className="mt-0.5 inline-flex items-center gap-1.5 text-13 text-positive">
        <Check size={16} strokeWidth={1.5} aria-hidden />
        Done
      </p>
    )
  }
  if (!url) return <p className="mt-0.5 text-13 text-muted">Not available yet</p>
  if (!isRepeatable) return null
  const soFar = times ? `, ${times === 1 ? 'once' : `${times} times`} so far` : ''
  return <p className="mt-0.5 text-13 text-muted">Each time{soFar}</p>
}
