import type { PresetMessages, ToolCard } from '../../../../registry/manifest.ts'

export const card: ToolCard = {
  title: 'Wi-Fi QR code',
  description:
    'Create a QR code that lets guests join your Wi-Fi by pointing a camera at it, made on your device from the network’s name and password.',
  keywords: 'wifi wi-fi wlan qr code network password guest share ssid router print sign',
}

export const messages: PresetMessages = {
  title: 'Wi-Fi QR code',
  intro: 'Type the network’s name and password to get a code that lets a phone join.',
  sections: [
    {
      title: 'What to enter',
      text: 'The name must match exactly, including capitals and spaces: phones look for exactly that network. “WPA, WPA2, WPA3” is right for nearly every router. Tick “Hidden network” only if yours is missing from the list of networks.',
    },
    {
      title: 'Who can read the password',
      text: 'Anyone who sees the code, or a photo of it: it contains the password in plain text. For a restaurant, an office or a holiday flat, turn on the router’s guest network and make the code for that. When the password changes, the printed code stops working.',
    },
    {
      title: 'On the wall',
      text: 'Current iPhones and most Android phones join from the camera app, after one tap to confirm. A code scans from about ten times its width away: 3 cm is enough at a table, 10 cm across a counter. The page warns you before you save a code that phones may fail to scan.',
    },
    {
      title: 'What this browser remembers',
      text: 'While you type, the name is saved for this tab, but the password isn’t. Pressing Generate adds the code to your recent codes on this device, with the password in it. On a shared computer, delete it from there afterwards.',
    },
  ],
}
