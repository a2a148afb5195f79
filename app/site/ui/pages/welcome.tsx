import { Head } from '@inertiajs/react'

export default function Welcome() {
  return (
    <main>
      <Head title="Welcome" />
      <h1>Homes, and the lives inside them</h1>
    </main>
  )
}
