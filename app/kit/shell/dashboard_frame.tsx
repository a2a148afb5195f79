import type { ReactNode } from 'react'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { SectionHeading } from '#app/kit/display/section_heading'
import { isRealtor } from '#app/kit/shell/navigation_entry'
import { SectionLink } from '#app/kit/tabs/section_link'

const SECTIONS = [
  { value: 'account', label: 'Account' },
  { value: 'leads', label: 'Leads' },
  { value: 'refer', label: 'Refer' },
] as const

type DashboardSection = (typeof SECTIONS)[number]['value']

const PATHS: Record<DashboardSection, string> = {
  account: '/dashboard',
  leads: '/dashboard/leads',
  refer: '/dashboard/refer',
}

interface DashboardFrameProps {
  section: DashboardSection
  title: string
  /** above it */
  label?: string
  /** next to the heading */
  action?: ReactNode
  /** uses the whole window, for what is wide */
  isWide?: boolean
  children: ReactNode
}

/** The heading and sections shared by the pages of the dashboard. */
export function DashboardFrame({
  section,
  title,
  label = 'Dashboard',
  action,
  isWide,
  children,
}: DashboardFrameProps) {
  const account = useAccount()
  const sections = SECTIONS.filter(
    ({ value }) => value !== 'leads' || section === value || isRealtor(account)
  )
  return (
    <div className={`gutter py-10 ${isWide ? '' : 'page'}`}>
      <SectionHeading level="page" label={label} action={action}>
        {title}
      </SectionHeading>
      <div className="mt-5 grid gap-x-8 lg:mt-8 lg:grid-cols-[160px_minmax(0,1fr)]">
        <nav aria-label="Dashboard" className="lg:sticky lg:top-10 lg:self-start">
          <ul className="flex gap-7 overflow-x-auto border-b border-line [scrollbar-width:none] lg:flex-col lg:gap-0 lg:border-0">
            {sections.map(({ value, label: words }) => (
              <li key={value} className="shrink-0">
                <SectionLink
                  href={PATHS[value]}
                  isCurrent={value === section}
                  columnFrom="lg"
                  className="border-b border-transparent text-15 text-muted -outline-offset-2 hover:text-ink aria-[current]:border-brass aria-[current]:text-ink"
                >
                  {words}
                </SectionLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0 max-lg:pt-8">{children}</div>
      </div>
    </div>
  )
}
