/** The media type by which a colour is passed on, as a hex code; desktops with GTK drag colours by this name. */
export const colourType = 'application/x-color'
