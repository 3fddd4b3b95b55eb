import PaySheet
