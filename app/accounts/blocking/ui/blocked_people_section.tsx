import { BlockedPeople as BlockedList } from '#app/accounts/blocking/ui/blocked_people'
import { Section } from '#app/accounts/settings/ui/section'

export default function BlockedPeopleSection() {
  return (
    <Section
      title="Blocked people"
      description="You don’t see each other anywhere on vesta. They aren’t told."
    >
      <BlockedList />
    </Section>
  )
}
