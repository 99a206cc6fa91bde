import type { PresetMessages, ToolCard } from '../../../../registry/manifest.ts'

export const card: ToolCard = {
  title: 'Convert HEIC to JPG',
  description:
    'Turn HEIC photos from an iPhone into JPG files that every program opens, many at once and without an upload.',
  keywords: 'heic heif jpg jpeg convert iphone ipad photo apple open windows android',
}

export const messages: PresetMessages = {
  title: 'Convert HEIC to JPG',
  intro: 'Drop one HEIC photo here or many: your browser turns them into JPG files.',
  sections: [
    {
      title: 'Why a HEIC photo is refused',
      text: 'iPhones store photos as HEIC unless “Most Compatible” is chosen in the camera settings. That saves space, but many upload forms, print shops and older programs take only JPG. This page opens HEIC even in browsers that cannot show it.',
    },
    {
      title: 'What stays and what goes',
      text: 'Photos become upright JPG files of quality 90 and keep their colours. HDR stays, unless the picture is cropped or turned. Place, time and camera are left out unless you switch on “Keep photo details”.',
    },
    {
      title: 'Live Photos',
      text: 'A Live Photo is exported as two files, a HEIC picture and a MOV video. The JPG is made from the picture; the video is not needed for it and stays as it is.',
    },
    {
      title: 'For the next photos',
      text: 'To have the iPhone take JPG photos from now on, open Settings › Camera › Formats and choose “Most Compatible”. Photos that are already there do not change and still have to be converted.',
    },
  ],
}
