import type { Extension } from '#app/kernel/modules/module'
import { Registry } from '#app/kernel/modules/registry'

/** What a notice is about. */
export interface NoticeSubject {
  /** declared by `noticePicture` */
  of: string
  id: number
}

/** Small pictures' addresses by id, of what this person may see now. */
type ReadNoticePictures = (ids: number[], userId: number) => Promise<ReadonlyMap<number, string>>

interface PictureReader {
  of: string
  read: ReadNoticePictures
}

const readers = new Registry('pictures of notices', { key: ({ of }: PictureReader) => of })

/** Declares the pictures of something that notices are about. @param of permanent: stored */
export function noticePicture(of: string, read: ReadNoticePictures): Extension {
  return readers.adds({ of, read })
}

export const subjectKey = ({ of, id }: NoticeSubject) => `${of} ${id}`

/** By `subjectKey`. */
export async function listNoticePictures(
  subjects: readonly NoticeSubject[],
  userId: number
): Promise<Map<string, string>> {
  const pictures = new Map<string, string>()
  for (const [of, wanted] of Map.groupBy(subjects, (subject) => subject.of)) {
    const ids = [...new Set(wanted.map(({ id }) => id))]
    const found = (await readers.find(of)?.read(ids, userId)) ?? []
    for (const [id, url] of found) pictures.set(subjectKey({ of, id }), url)
  }
  return pictures
}
