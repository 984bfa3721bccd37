/** The next ship from each quay as the page of ports shows it, soonest first. */
export type NextFromQuays = {
  quays: {
    /** The quay's id in the network. */
    id: string;
    /** Its name. */
    quay: string;
    /** «Αύριο 09:00» */
    when: string;
    /** «προς Πάτμο» */
    to: string;
    /** To another port of the same island: from Panormitis to Symi. */
    isLocal: boolean;
  }[];
};
