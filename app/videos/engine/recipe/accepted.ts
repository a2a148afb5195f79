/** Containers and codecs that are opened, by FFmpeg's names; everything else is refused. */
export const FORMATS = 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm'

export const VIDEO_CODECS: readonly string[] = ['h264', 'hevc', 'vp9', 'av1', 'vp8']

const VIDEO_DECODERS = [...VIDEO_CODECS, 'libdav1d', 'libaom-av1', 'libvpx-vp9', 'libvpx']

const AUDIO_DECODERS = [
  ...['aac', 'ac3', 'alac', 'amrnb', 'amrwb', 'eac3', 'flac', 'mp3', 'mp3float'],
  ...['opus', 'libopus', 'vorbis', 'libvorbis'],
  ...['pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be', 'pcm_s32le', 'pcm_f32le'],
]

/** Subtitles and attachments are never decoded. */
export const DECODERS = [...VIDEO_DECODERS, ...AUDIO_DECODERS].join(',')

export const MAX_WIDTH_PX = 8192
export const MAX_PIXELS = 8192 * 4320
