import type { PresetMessages, ToolCard } from '../../../../registry/manifest.ts'

export const card: ToolCard = {
  title: 'Convert HEIC to JPG',
  description:
    'Convert HEIC photos from an iPhone to JPG files that every program opens, one or many, without uploading them.',
  keywords: 'heic heif jpg jpeg convert iphone ipad photo apple open windows android',
}

export const messages: PresetMessages = {
  title: 'Convert HEIC to JPG',
  intro: 'Drop one or more HEIC photos here: your browser converts them to JPG.',
  sections: [
    {
      title: 'Why sites reject HEIC photos',
      text: 'iPhones save photos as HEIC unless “Most Compatible” is chosen in the camera settings. That saves space, but many upload forms, print shops and older programs accept only JPG. This page opens HEIC even in browsers that can’t show it.',
    },
    {
      title: 'What’s kept and what’s removed',
      text: 'Photos are saved upright as JPG at quality 90 and keep their colours. HDR stays unless you crop or rotate the image. Location, time and camera are removed unless you turn on “Keep metadata”.',
    },
    {
      title: 'Live Photos',
      text: 'A Live Photo is exported as two files: a HEIC image and a MOV video. The JPG is made from the image. The video isn’t needed and stays as it is.',
    },
    {
      title: 'Take JPG photos from now on',
      text: 'To take JPG photos on an iPhone, open Settings › Camera › Formats and choose “Most Compatible”. Photos you’ve already taken don’t change and still need converting.',
    },
  ],
}
