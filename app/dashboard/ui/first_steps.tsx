import { Link } from '@inertiajs/react'
import { Check, ImagePlus, Search, Sparkles, UserRoundPlus, type LucideIcon } from 'lucide-react'
import { SectionHeading } from '#app/kit/display/section_heading'
import type { FirstStep, FirstStepState } from '#app/dashboard/dashboard_options'

interface FirstStepsProps {
  steps: readonly FirstStepState[]
  /** image credits left */
  credits: number
}

interface StepWords {
  title: string
  text: string
  href: string
  icon: LucideIcon
}

export function FirstSteps({ steps, credits }: FirstStepsProps) {
  const words = wordsFor(credits)
  return (
    <section aria-labelledby="first-steps" className="mt-10">
      <SectionHeading id="first-steps">First steps</SectionHeading>
      <ul className="mt-6 grid gap-3 sm:grid-cols-2">
        {steps.map(({ kind, is_done: isDone }) => {
          const { title, text, href, icon: Icon } = words[kind]
          return (
            <li key={kind}>
              <Link
                href={href}
                className="flex h-full flex-col rounded-6 border border-line p-5 hover:bg-raised"
              >
                <span className={isDone ? 'text-positive' : 'text-brass'}>
                  {isDone ? (
                    <Check size={22} strokeWidth={1.5} aria-hidden />
                  ) : (
                    <Icon size={22} strokeWidth={1.5} aria-hidden />
                  )}
                </span>
                <span className={`mt-4 ${isDone ? 'text-muted' : ''}`}>{title}</span>
                <span className="mt-1 text-13 text-muted">{isDone ? 'Done' : text}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function wordsFor(credits: number): Record<FirstStep, StepWords> {
  return {
    design: {
      title: 'See your room another way',
      text: credits > 0 ? 'Your first designs are on us.' : 'Photograph it and pick a look.',
      href: '/designer',
      icon: Sparkles,
    },
    search: {
      title: 'Save a search',
      text: 'We’ll write when a home fits.',
      href: '/search',
      icon: Search,
    },
    follow: {
      title: 'Follow people',
      text: 'See what they list and make.',
      href: '/society',
      icon: UserRoundPlus,
    },
    photo: {
      title: 'Add a photo of you',
      text: 'People answer faces.',
      href: '/settings/profile-information',
      icon: ImagePlus,
    },
  }
}
