import { Head } from '@inertiajs/react'
import { Columns3 } from 'lucide-react'
import { ButtonLink } from '#app/kit/button/button_link'
import { SectionHeading } from '#app/kit/display/section_heading'
import { EmptyState } from '#app/kit/list/empty_state'
import { CompareTable } from '#app/search/ui/components/compare/compare_table'
import type { ComparedHome } from '#app/search/ui/types'

export default function Compare({ homes }: { homes: ComparedHome[] }) {
  return (
    <div className="gutter page py-10">
      <Head title="Compare homes">
        <meta name="robots" content="noindex" />
      </Head>
      <SectionHeading
        level="page"
        label="Search"
        action={<ButtonLink href="/search">Search homes</ButtonLink>}
      >
        Compare homes
      </SectionHeading>
      <div className="mt-8">
        {homes.length ? (
          <CompareTable homes={homes} />
        ) : (
          <EmptyState icon={Columns3} title="Nothing to compare">
            Choose up to four homes in the search or among your saved homes. Homes that are no
            longer public don’t show here.
          </EmptyState>
        )}
      </div>
    </div>
  )
}
