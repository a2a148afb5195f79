import { useQuery } from '@tanstack/react-query'
import { queries } from '#app/kit/calls/queries'
import {
  documentsKey,
  loadDocuments,
} from '#app/properties/ui/components/editor/state/documents_api'

/** The documents of a listing that is being edited, with who asked for them. */
export function useListingDocuments(slug: string) {
  return useQuery({ queryKey: documentsKey(slug), queryFn: () => loadDocuments(slug) }, queries)
}
