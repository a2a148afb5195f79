/** A video can't be processed, with the reason for its owner. */
export class VideoFault extends Error {
  override name = 'VideoFault'

  /** @param isOfFile trying again would end the same way */
  constructor(
    message: string,
    readonly isOfFile: boolean
  ) {
    super(message)
  }
}

const ofFile = (message: string) => new VideoFault(message, true)

export const videoFaults = {
  format: () => ofFile('This is not an MP4, MOV, WebM or MKV video.'),
  noPicture: () => ofFile('This file has no video in it.'),
  tooManyTracks: (most: number) =>
    ofFile(
      `A video may have up to ${most} tracks. Export it with its picture and one track of sound.`
    ),
  codec: () =>
    ofFile('We take videos in H.264, HEVC, VP9 and AV1, with sound in AAC, MP3, Opus or PCM.'),
  damaged: () => ofFile('This video can’t be read; it may be damaged. Export it again.'),
  cutOff: () => ofFile('This video ends earlier than it says; it may be damaged. Export it again.'),
  tooLong: (minutes: number) => ofFile(`A video may be up to ${minutes} minutes long.`),
  tooShort: () => ofFile('This video is too short.'),
  tooLarge: () => ofFile('The picture of this video is too large. Export it in 4K or smaller.'),
  notRemuxable: () =>
    ofFile('This site takes only MP4 and MOV videos in H.264 with AAC sound, not rotated.'),
  tooSlow: () => new VideoFault('This video took too long to process.', false),
  tooMuchMemory: () => new VideoFault('This video took too much memory to process.', false),
  tooMuchOutput: () => ofFile('This video can’t be read; it may be damaged. Export it again.'),
}
