import { Head } from '@inertiajs/react'

export default function Page() {
  return <Head title="Chats" />
}
